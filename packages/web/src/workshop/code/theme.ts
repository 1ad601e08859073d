/** The editor's theme, in the page's own inks. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { color: 'var(--ui-ink)', backgroundColor: 'var(--ui-paper)', height: '100%', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '3px solid var(--ui-focus)', outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--ui-ink)', padding: '10px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ui-ink)', borderLeftWidth: '2px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--ui-focus) 30%, transparent) !important',
  },
  '.cm-gutters': { backgroundColor: 'var(--ui-paper-2)', color: 'var(--shop-soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklab, var(--ui-paper-2) 55%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--ui-paper)',
    color: 'var(--ui-ink)',
    border: '2px solid var(--ui-edge)',
    borderRadius: '8px',
    maxWidth: '30rem',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ui-ink)',
    color: 'var(--ui-paper)',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', fontSize: '0.9375rem' },
  '.cm-completionInfo, .cm-meaning': {
    padding: '6px 10px',
    font: '500 1rem/1.35 var(--ui-sans)',
    whiteSpace: 'normal',
  },
  '.cm-diagnostic': { font: '500 1rem/1.35 var(--ui-sans)', padding: '5px 10px' },
  '.cm-diagnostic-error': { borderLeft: '5px solid var(--ui-bad)' },
  '.cm-diagnostic-warning': { borderLeft: '5px solid var(--ui-gold)' },
  '.cm-diagnostic-info': { borderLeft: '5px solid var(--ui-focus)' },
});

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'light-dark(#75231b, #f0a68f)' },
  { tag: tags.attributeName, color: 'light-dark(#195450, #8fd6c8)' },
  { tag: [tags.string, tags.content], color: 'var(--ui-ink)' },
  { tag: [tags.keyword, tags.number, tags.bool, tags.atom], color: 'light-dark(#21465f, #9ccbe8)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--shop-soft)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--shop-soft)' },
]);

export const theme = [look, syntaxHighlighting(colors)];
