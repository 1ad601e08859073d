/** Texts with names of sets, each tagged with its language if that differs, for screen readers. */
import { Fragment } from 'react';
import { useNamedSets } from '../net/sets.ts';
import { foreignName, setPhrase } from './set-names.ts';
import { useWords } from './WordsContext.tsx';

/** A set's name. */
export function SetName({ set }: { readonly set: string }) {
  const words = useWords();
  const known = useNamedSets();
  return <span lang={foreignName(words, set, known)}>{words.say(setPhrase(words, set, known))}</span>;
}

/** A game's name: its sheet, and the sets mixed into it. */
export function GameName({ sheet, more }: { readonly sheet: string; readonly more: readonly string[] }) {
  return (
    <>
      {sheet}
      {more.map((set) => (
        <Fragment key={set}>
          {' + '}
          <SetName set={set} />
        </Fragment>
      ))}
    </>
  );
}

/** Splits a text at its names: each name with the text before it, then the text after the last. */
function cut(text: string, names: readonly (readonly [set: string, name: string])[]) {
  const parts: { readonly set: string; readonly before: string }[] = [];
  let rest = text;
  for (const [set, name] of names) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    parts.push({ set, before: rest.slice(0, at) });
    rest = rest.slice(at + name.length);
  }
  return { parts, rest };
}

/** A sentence that mentions sets. */
export function NamingSets({ text, sets }: { readonly text: string; readonly sets: readonly string[] }) {
  const words = useWords();
  const known = useNamedSets();
  const names = sets.map((set) => [set, words.say(setPhrase(words, set, known))] as const);
  const { parts, rest } = cut(text, names);
  return (
    <>
      {parts.map(({ set, before }) => (
        <Fragment key={set}>
          {before}
          <SetName set={set} />
        </Fragment>
      ))}
      {rest}
    </>
  );
}
