/** Highlights word files: messages, attributes, comments and placeables. */
import { StreamLanguage } from '@codemirror/language';

export const ftl = StreamLanguage.define<{ depth: number }>({
  name: 'fluent',
  startState: () => ({ depth: 0 }),
  token(stream, state) {
    if (stream.sol() && state.depth === 0) {
      if (stream.match(/#.*/u) !== null) return 'comment';
      if (stream.match(/-?[A-Za-z][\w-]*(?=\s*=)/u) !== null) return 'propertyName';
      if (stream.match(/\s+\.[A-Za-z][\w-]*(?=\s*=)/u) !== null) return 'attributeName';
    }
    const sign = stream.next();
    if (sign === '{') state.depth += 1;
    else if (sign === '}') state.depth = Math.max(0, state.depth - 1);
    else if (state.depth === 0) {
      stream.eatWhile(/[^{}]/u);
      return null;
    } else if (sign === '"') {
      stream.match(/[^"]*"?/u);
      return 'string';
    }
    return 'keyword';
  },
});
