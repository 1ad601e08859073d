import { useState } from 'react';
import type { ErrorCode } from '@kickdoor/protocol';
import { recordAt } from '../net/api.ts';
import { saveFile } from '../replay/files.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/WordsContext.tsx';

/**
 * Downloads the record of a table's game: from the server once the game is over or stuck; for a game in this browser at
 * any time, as far as it has been played.
 */
export function RecordLink({ table }: { readonly table: string }) {
  const words = useWords();
  const [problem, setProblem] = useState<ErrorCode | 'offline' | null>(null);
  async function download(): Promise<void> {
    const answer = await recordAt(table);
    setProblem(answer.ok ? null : answer.code);
    if (answer.ok) saveFile(`kickdoor-${table}.jsonl`, answer.value, 'application/jsonl');
  }
  return (
    <>
      <Button onPress={() => void download()} data-testid="download-record">
        {words.say('download-record')}
      </Button>
      {problem === null ? null : <p role="alert">{words.say(`error-${problem}`)}</p>}
    </>
  );
}
