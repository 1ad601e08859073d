import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view';
import type { PackFiles } from '@kickdoor/packs';
import { problemPhrase, type Problem } from '@kickdoor/words/check';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/WordsContext.tsx';
import { partsOf, useHelp, type Help } from '../help/help.ts';
import { ftl } from './ftl-language.ts';
import { meaningAt, offersAt } from './helping.ts';
import { theme } from './theme.ts';

interface CodeEditorProps {
  readonly path: string;
  readonly files: PackFiles;
  readonly text: string;
  /** The problems in this file. */
  readonly problems: readonly Problem[];
  /** The line to show. */
  readonly line?: number | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** Props that the editor reads while it is open: it is created once per file, and props change. */
interface Asked {
  files: PackFiles;
  help: Help;
  onChange: (text: string) => void;
}

/**
 * Edits a file of a pack as text. The editor's styles are in a shadow root, where the page's security policy allows
 * them. Undo is the workbench's, and covers all files.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { path, files, text, problems, line, isReadOnly, onChange } = props;
  const words = useWords();
  const help = useHelp();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const asked = useRef<Asked>({ files, help, onChange });
  const label = words.say('shop-text-of', { file: path });
  useEffect(() => {
    asked.current = { files, help, onChange };
  });
  useEffect(() => {
    const { current } = host;
    if (current === null) return undefined;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({ doc: text, extensions: extensions(path, label, isReadOnly, asked) }),
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
    // Made anew for another file; its text is kept up by the next effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path, isReadOnly, label]);
  useEffect(() => {
    const { current } = view;
    if (current !== null) replaceText(current, text);
  }, [text, path, isReadOnly, label]);
  useEffect(() => {
    const { current } = view;
    if (current === null) return;
    const found = problems.map((problem) =>
      diagnostic(current.state.doc, problem, words.say(problemPhrase(problem))),
    );
    current.dispatch(setDiagnostics(current.state, found));
  }, [problems, words, text, path, isReadOnly, label]);
  useEffect(() => {
    const { current } = view;
    // The line moves when something above it is edited; that must not move the cursor.
    if (current === null || line === undefined || current.hasFocus) return;
    const at = current.state.doc.line(Math.min(Math.max(1, line), current.state.doc.lines)).from;
    current.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 }),
    });
  }, [line, path, isReadOnly, label]);
  return <div ref={host} className="code" data-testid="code" data-path={path} />;
}

/** Marks changes made by the page. */
const fromOutside = Annotation.define<boolean>();

function extensions(path: string, label: string, isReadOnly: boolean, asked: { current: Asked }): Extension {
  const isYaml = /\.ya?ml$/u.test(path);
  const complete = (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const found = offersAt(asked.current.files, path, state.doc.toString(), pos);
    if (found === null || (!explicit && found.from === pos)) return null;
    return {
      from: found.from,
      options: found.offers.map(({ label: offered, about, is }) => ({
        label: offered,
        apply: is === 'key' ? `${offered}: ` : offered,
        type: is === 'key' ? 'property' : 'enum',
        // An empty help text shows no box.
        info: () => said(asked.current.help(about)),
      })),
      validFor: /^[\w:-]*$/u,
    };
  };
  return [
    lineNumbers(),
    highlightActiveLine(),
    bracketMatching(),
    lintGutter(),
    indentUnit.of('  '),
    EditorView.lineWrapping,
    isYaml ? yaml() : [],
    path.endsWith('.ftl') ? ftl : [],
    isYaml && !isReadOnly ? autocompletion({ override: [complete], icons: false }) : [],
    isYaml ? hoverTooltip(({ state }, pos) => meaning(path, state.doc, pos, asked.current.help)) : [],
    keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap]),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      translate: 'no',
      tabindex: '0',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of((update) => {
      // The page knows its own changes.
      const isOwn = update.transactions.some((one) => one.docChanged && one.annotation(fromOutside) !== true);
      if (isOwn) asked.current.onChange(update.state.doc.toString());
    }),
    theme,
  ];
}

/** A box with a text; `null` for an empty text. */
function said(text: string): HTMLElement | null {
  if (text === '') return null;
  const box = document.createElement('div');
  box.className = 'cm-meaning';
  for (const { text: part, isName } of partsOf(text)) {
    if (isName) box.append(Object.assign(document.createElement('code'), { textContent: part }));
    else box.append(part);
  }
  return box;
}

function meaning(path: string, doc: Text, pos: number, help: Help): Tooltip | null {
  const found = meaningAt(path, doc.toString(), pos);
  const dom = found === null ? null : said(help(found.about));
  if (found === null || dom === null) return null;
  return {
    pos: found.from,
    end: found.to,
    above: true,
    create: () => ({ dom }),
  };
}

const SEVERITY = { mistake: 'error', flaw: 'warning', gap: 'info' } as const;

/** Converts a problem to a diagnostic at the word it is about. */
function diagnostic(doc: Text, { line, column, weight }: Problem, message: string): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const start = Math.min(from + column - 1, to);
  const word = /^[^\s:,{}[\]]+/u.exec(text.slice(start - from))?.[0].length ?? 0;
  return {
    from: start,
    to: Math.min(Math.max(start + word, start), to),
    severity: SEVERITY[weight],
    message,
  };
}

/** Replaces only the part of the text that differs, so that the cursor stays where it is. */
function replaceText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  let from = 0;
  while (from < before.length && before[from] === text[from]) from += 1;
  let end = 0;
  while (end < Math.min(before.length, text.length) - from && before.at(-1 - end) === text.at(-1 - end)) {
    end += 1;
  }
  view.dispatch({
    changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) },
    annotations: fromOutside.of(true),
  });
}
