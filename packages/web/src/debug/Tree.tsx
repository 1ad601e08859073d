/** A value as a collapsible tree. */
interface TreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}

/** The parts of a list or an object; `null` for anything else. */
function partsOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null;
}

/** A list of plain values reads best in one row. */
function isRow(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => partsOf(each) === null);
}

export function Tree({ name, value, open = false }: TreeProps) {
  const parts = partsOf(value);
  if (parts === null || parts.length === 0 || isRow(value)) {
    return (
      <p className="debug-leaf">
        <b>{name}</b> {JSON.stringify(value)}
      </p>
    );
  }
  return (
    <details className="debug-branch" open={open}>
      <summary>
        <b>{name}</b> {Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}
      </summary>
      {parts.map(([key, part]) => (
        <Tree key={key} name={key} value={part} />
      ))}
    </details>
  );
}
