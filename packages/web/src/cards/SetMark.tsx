/** The mark of the set that a card is of: a seal with the set's sign. */

/** Signs on a field of 24 by 24: for classic a door ajar. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  [
    'classic',
    'M7 19V8.5A5 5 0 0 1 17 8.5V19H15.2V8.6A3.2 3.2 0 0 0 8.8 8.6V19zM10 9.4L14.4 7.6V20.4L10 18.6zM12.6 13.2a.9.9 0 1 0 0 1.8a.9.9 0 0 0 0-1.8z',
  ],
]);

export function SetMark({ set }: { readonly set: string }) {
  const sign = SIGNS.get(set);
  return (
    <svg className="kd-set-mark" viewBox="0 0 24 24" aria-hidden>
      <path d="M12 .8L14.6 2.6L17.8 2.4L19 5.3L22 6.8L21.4 10L23 12.6L21 15.1L21.2 18.3L18.2 19.3L16.4 22L13.2 21.3L10.4 22.9L8 20.8L4.8 20.6L4.2 17.4L1.6 15.5L2.6 12.4L1.2 9.5L3.8 7.6L4.5 4.4L7.7 4.1L9.4 1.4z" />
      {sign === undefined ? (
        <text x="12" y="16" textAnchor="middle">
          {set.slice(0, 1).toUpperCase()}
        </text>
      ) : (
        <path className="kd-set-sign" d={sign} fillRule="evenodd" />
      )}
    </svg>
  );
}
