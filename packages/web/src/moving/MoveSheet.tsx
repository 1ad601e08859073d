import { useState } from 'react';
import { go, tablePath } from '../app/router.ts';
import { tableKeys } from '../net/keys.ts';
import { useTools, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import { moveGame } from './move.ts';

/** Where this player can move the game; `null`: nowhere, because others are playing, too. */
function useWhereTo(): 'online' | 'offline' | null {
  const { table, you } = useTableState();
  if (table?.stage !== 'playing' || you.seat === null) return null;
  if (table.lesson !== null || table.position !== null) return null;
  const { here, local } = tableKeys(table.id);
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  if (people !== (local?.length ?? 1)) return null;
  return here === true ? 'online' : 'offline';
}

/** Opens the sheet, if there is somewhere to move to. */
export function MoveButton() {
  const { say, setOpen } = useTools();
  const whereTo = useWhereTo();
  if (whereTo === null) return null;
  return (
    <Button onPress={() => setOpen({ kind: 'move' })} data-testid="open-move">
      {say(`move-${whereTo}`)}
    </Button>
  );
}

/** Explains a move of the game, and starts it. */
export function MoveSheet() {
  const { say, setOpen } = useTools();
  const table = useTableState().table?.id ?? '';
  const [whereTo] = useState(useWhereTo());
  const [vacant, setVacant] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (whereTo === null) return null;
  async function move(): Promise<void> {
    setBusy(true);
    // The table closes during the move, so the page shown then reports the outcome.
    const moved = await moveGame(table, { vacant: whereTo === 'online' && vacant });
    if ('table' in moved) {
      go(tablePath(moved.table));
      return;
    }
    setBusy(false);
    setProblem(say(`error-${moved.problem}`));
  }
  return (
    <Sheet
      title={say(`move-${whereTo}`)}
      onClose={() => setOpen(null)}
      testId="move-sheet"
      foot={
        <Button tone="main" isDisabled={busy} onPress={() => void move()} data-testid="move-go">
          {say(`move-${whereTo}-go`)}
        </Button>
      }
    >
      <p>{say(`move-${whereTo}-text`)}</p>
      {whereTo === 'online' ? (
        <Switch testId="move-vacant" isSelected={vacant} onChange={setVacant}>
          {say('move-vacant')}
        </Switch>
      ) : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </Sheet>
  );
}
