/** Finds the mutants of a source file: small changes that make it a different program. */
import { parseSync, Visitor, type ESTree, type VisitorObject } from 'rolldown/utils';

/** A change at one place in a file. */
export interface Mutant {
  /** The file's path from the root. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The original text, and its replacement. */
  readonly was: string;
  readonly now: string;
  readonly kind: 'expression' | 'statement';
  /** The enclosing functions and fields, outermost first. */
  readonly where: string;
  /** An identity that survives changes around it: its place by name, the original and the replacement. */
  readonly key: string;
}

type Span = Pick<ESTree.Span, 'start' | 'end'>;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods that are swapped with each other. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
  shift: 'pop',
  pop: 'shift',
};
/** Methods that are removed. */
const DROPPED: ReadonlySet<string> = new Set(['filter', 'toReversed', 'toSorted']);

/**
 * Fields of an effect that aren't rules: its name, its wording, where the rulebook mentions it, and the schema that
 * parses packs.
 */
const OTHER: ReadonlySet<string> = new Set(['words', 'title', 'overrides', 'schema']);

/** The surroundings of a place. */
interface Around {
  readonly where: string[];
  /** Nesting depth of surroundings that aren't mutated. */
  closed: number;
  /** Start offsets of literals that are keys, or have a sign. */
  readonly bound: Set<number>;
}

/** The mutants of a file, in source order. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text, { lang: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Mutant[] = [];
  const around: Around = { where: [], closed: 0, bound: new Set() };
  const times = new Map<string, number>();
  const add: Add = ({ start, end }, now, kind = 'expression') => {
    if (around.closed > 0) return;
    const was = text.slice(start, end);
    const where = around.where.join('.');
    const name = `${file} ${where}: ${oneLine(was)} => ${oneLine(now)}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const line = text.slice(0, start).split('\n').length;
    found.push({
      file,
      line,
      start,
      end,
      was,
      now,
      kind,
      where,
      key: time === 1 ? name : `${name} #${time}`,
    });
  };
  const source = (span: Span): string => text.slice(span.start, span.end);
  new Visitor({ ...places(around, source), ...changes(around, source, add) }).visit(program);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

type Source = (span: Span) => string;
type Add = (span: Span, now: string, kind?: Mutant['kind']) => void;

/** A text without line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Tracks the surroundings of the current place. */
function places(around: Around, source: Source): VisitorObject {
  const open = (name: string): void => {
    around.where.push(name);
    if (OTHER.has(name)) around.closed += 1;
  };
  const close = (): void => {
    if (OTHER.has(around.where.pop() ?? '')) around.closed -= 1;
  };
  const shut = (): void => {
    around.closed += 1;
  };
  const unshut = (): void => {
    around.closed -= 1;
  };
  return {
    FunctionDeclaration: ({ id }) => open(id?.name ?? ''),
    'FunctionDeclaration:exit': close,
    VariableDeclarator: ({ id }) => open(source(id).replace(/[\s:{[].*$/su, '')),
    'VariableDeclarator:exit': close,
    Property(node) {
      around.bound.add(node.key.start);
      open(source(node.key));
    },
    'Property:exit': close,
    TSLiteralType: shut,
    'TSLiteralType:exit': unshut,
  };
}

/** The mutations at each kind of place. */
function changes(around: Around, source: Source, add: Add): VisitorObject {
  /** Negates a condition unless its parts are mutated anyway. */
  const negate = (test: ESTree.Expression | null): void => {
    if (test === null || test.type === 'BinaryExpression' || test.type === 'LogicalExpression') return;
    if (test.type === 'Literal' || (test.type === 'UnaryExpression' && test.operator === '!')) return;
    add(test, `!(${source(test)})`);
  };
  const swap = (node: Span, left: Span, operator: string, right: Span): void => {
    for (const other of OPERATORS[operator] ?? []) add(node, `${source(left)} ${other} ${source(right)}`);
  };
  const answer = (node: ESTree.Expression | null): void => {
    if (node === null || node.type === 'Literal') return;
    add(node, 'null');
    if (ANSWERS.has(node.type)) add(node, `!(${source(node)})`);
  };
  const drop = (node: Span): void => add(node, ';', 'statement');
  return {
    IfStatement: ({ test }) => negate(test),
    WhileStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    BinaryExpression: (node) => swap(node, node.left, node.operator, node.right),
    AssignmentExpression: (node) => swap(node, node.left, node.operator, node.right),
    LogicalExpression(node) {
      const [left, right] = [source(node.left), source(node.right)];
      if (node.operator === '??') add(node, right);
      else add(node, `(${left}) ${node.operator === '&&' ? '||' : '&&'} (${right})`);
    },
    UnaryExpression(node) {
      if (node.operator === '-') around.bound.add(node.argument.start);
      if (node.operator === '!' || node.operator === '-') add(node, source(node.argument));
    },
    Literal({ start, end, value }) {
      if (around.bound.has(start)) return;
      if (typeof value === 'boolean') add({ start, end }, String(!value));
      if (typeof value === 'number') add({ start, end }, String(value + 1));
    },
    ArrayExpression(node) {
      if (node.elements.length > 0) add(node, '[]');
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { object, property } = callee;
      const method = source(property);
      const other = METHODS[method];
      if (other !== undefined) {
        const [until, after] = [
          { ...node, end: property.start },
          { ...node, start: property.end },
        ];
        add(node, `${source(until)}${other}${source(after)}`);
      }
      if (DROPPED.has(method)) add(node, source(object));
    },
    ArrowFunctionExpression({ body }) {
      if (body.type === 'BlockStatement' || !ANSWERS.has(body.type)) return;
      // Nobody uses the return value of `push`.
      if (!/\.push\(/u.test(source(body))) add(body, `!(${source(body)})`);
    },
    ReturnStatement(node) {
      answer(node.argument);
      if (node.argument === null) drop(node);
    },
    ContinueStatement: drop,
    ExpressionStatement: drop,
  };
}

/** Expressions that may be boolean. */
const ANSWERS: ReadonlySet<string> = new Set(['CallExpression', 'Identifier', 'MemberExpression']);
