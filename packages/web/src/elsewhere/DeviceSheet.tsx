import { groupedCode, type ErrorCode } from '@kickdoor/protocol';
import { useEffect, useState } from 'react';
import { tablePath } from '../app/router.ts';
import { QrCode } from '../share/QrCode.tsx';
import { useTools, useTableState } from '../table/TableContext.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { codeFor } from './luggage.ts';
import './elsewhere.css';

/** Continues the game on another device: shows a one-time code, also as a QR code. */
export function DeviceSheet() {
  const { say, setOpen } = useTools();
  const table = useTableState().table?.id ?? '';
  const [codes, setCodes] = useState(0);
  return (
    <Sheet title={say('device-title')} onClose={() => setOpen(null)} testId="device-sheet">
      <p>{say('device-text')}</p>
      <Code key={codes} table={table} onRenew={() => setCodes(codes + 1)} />
    </Sheet>
  );
}

/** One code while it is valid. */
function Code({ table, onRenew }: { readonly table: string; readonly onRenew: () => void }) {
  const { say } = useTools();
  const { code, problem } = useCode(table);
  const link = new URL(`${tablePath(table)}#code=${code}`, location.href).href;
  if (problem !== null) return <p role="alert">{say(`error-${problem}`)}</p>;
  if (code === null) return null;
  return code === 'stale' ? (
    <>
      <p role="status">{say('device-stale')}</p>
      <Button tone="main" onPress={onRenew} data-testid="new-code">
        {say('device-new')}
      </Button>
    </>
  ) : (
    <div className="device">
      <QrCode text={link} label={say('device-qr')} />
      <p className="device-code">
        <span className="field-label">{say('device-code')}</span>{' '}
        <code data-testid="code">{groupedCode(code)}</code>
      </p>
      <p className="device-link">{link}</p>
    </div>
  );
}

/** A code for this table; `stale` once it has expired. */
function useCode(table: string) {
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<ErrorCode | 'offline' | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function make(): Promise<void> {
      const answer = await codeFor(table);
      if (!isWanted) return;
      if (answer.ok) {
        setCode(answer.value.code);
        timer = setTimeout(() => setCode('stale'), answer.value.left ?? 0);
      } else setProblem(answer.code);
    }
    void make();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table]);
  return { code, problem };
}
