/**
 * Finds the messages that sources use, with the compiler's help: a composed id has a type that lists all possible ids.
 */
import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { API, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync';

/** The messages used by some sources. */
export interface Said {
  readonly ids: ReadonlySet<string>;
  /** The words that are answers to a choice: `word: '…'`. */
  readonly answers: ReadonlySet<string>;
  /** Ids that no type determines, as `FILE: EXPRESSION`. */
  readonly open: readonly string[];
}

const SOURCE = /^\w+\/src\/.*(?<!\.d)\.tsx?$/u;
/** Functions called with a message id. `setNoun` is not one: the words of sets are checked with their set. */
const SAYERS = new Set(['phrase', 'text', 'say', 'attribute']);
/** Types of values that are phrases or message ids themselves. */
const PHRASES = /\bPhrase(?:Arg)?\b/u;
/** Bots' reasons, as written and as the compiler prints their type. */
const REASON = 'bot-why-';
const REASONS = new RegExp(`^"${REASON}`, 'u');
/** Functions that take any id from callers and pass it on. */
const PASSED_ON =
  /^(?:rules\/src\/model\/phrase|words\/src\/(?:words|typed|functions|languages\/\w+)|web\/src\/words\/say)\.ts$/u;

/** Collects the messages used by the sources below a folder of packages, using the projects that contain them all. */
export function saidIn(packages: string, configs: readonly string[]): Said {
  const api = new API({ cwd: packages });
  try {
    const reader = new Reader(packages);
    for (const config of configs) {
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (project === undefined || !existsSync(config)) throw new Error(`there is no project ${config}`);
      reader.read(project);
    }
    return { ids: reader.ids, answers: reader.answers, open: [...reader.open].toSorted() };
  } finally {
    api.close();
  }
}

class Reader {
  readonly ids = new Set<string>();
  readonly answers = new Set<string>();
  readonly open = new Set<string>();
  readonly #packages: string;
  readonly #read = new Set<string>();

  constructor(packages: string) {
    this.#packages = packages;
  }

  read({ program, checker }: Project): void {
    for (const path of program.getSourceFileNames()) {
      const name = relative(this.#packages, path).replaceAll(sep, '/');
      if (!SOURCE.test(name) || PASSED_ON.test(name) || this.#read.has(name)) continue;
      this.#read.add(name);
      const file = program.getSourceFile(path);
      if (file !== undefined) this.#readFile(name, file, checker);
    }
  }

  #readFile(name: string, file: ts.SourceFile, checker: Checker): void {
    const passedOn = handedOn(file);
    const visit = (node: ts.Node): void => {
      for (const id of idsIn(node, checker, passedOn)) this.#note(name, file, id, checker);
      if (ts.isPropertyAssignment(node) && isNamed(node, 'word') && ts.isStringLiteral(node.initializer)) {
        this.answers.add(node.initializer.text);
      }
      node.forEachChild(visit);
    };
    visit(file);
  }

  #note(name: string, file: ts.SourceFile, id: ts.Expression, checker: Checker): void {
    const values = valuesOf(id, checker);
    if (values === null) this.open.add(`${name}: ${id.getText(file)}`);
    else for (const value of values) this.ids.add(value);
  }
}

/** The functions in a file that pass their first parameter on to one of these; their callers are checked instead. */
function handedOn(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) continue;
    const [first] = statement.parameters;
    if (first === undefined || !ts.isIdentifier(first.name)) continue;
    const { text } = first.name;
    const visit = (node: ts.Node): void => {
      const [id] = ts.isCallExpression(node) && SAYERS.has(calleeOf(node)) ? node.arguments : [];
      if (id !== undefined && ts.isIdentifier(id) && id.text === text) {
        found.set(statement.name?.text ?? '', text);
      }
      node.forEachChild(visit);
    };
    visit(statement);
  }
  return found;
}

/** The expressions in this node that are message ids. */
function idsIn(node: ts.Node, checker: Checker, passedOn: ReadonlyMap<string, string>): ts.Expression[] {
  if (ts.isCallExpression(node)) {
    const callee = calleeOf(node);
    const [id] = SAYERS.has(callee) || passedOn.has(callee) ? node.arguments : [];
    const given = id !== undefined && ts.isIdentifier(id) ? id.text : null;
    return id === undefined || isPassedOn(node, given, passedOn) ? [] : [id];
  }
  if (ts.isPropertyAssignment(node) && isNamed(node, 'id')) {
    return isPhrase(node.parent, checker) ? [node.initializer] : [];
  }
  if (ts.isShorthandPropertyAssignment(node) && ts.isIdentifier(node.name) && isNamed(node, 'id')) {
    return isPhrase(node.parent, checker) ? [node.name] : [];
  }
  // Check the text first: querying the compiler for every string would be slow, and a type mismatch wouldn't compile.
  if (ts.isStringLiteral(node) && node.text.startsWith(REASON)) {
    const type = checker.getContextualType(node);
    return type !== undefined && REASONS.test(checker.typeToString(type)) ? [node] : [];
  }
  return [];
}

function isNamed({ name }: ts.PropertyAssignment | ts.ShorthandPropertyAssignment, as: string): boolean {
  return ts.isIdentifier(name) && name.text === as;
}

function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Whether an identifier is the parameter that its enclosing function passes on. */
function isPassedOn(at: ts.Node, given: string | null, passedOn: ReadonlyMap<string, string>): boolean {
  if (given === null) return false;
  for (let node: ts.Node | undefined = at; node !== undefined; node = node.parent) {
    if (ts.isFunctionDeclaration(node) && passedOn.get(node.name?.text ?? '') === given) return true;
  }
  return false;
}

function isPhrase(object: ts.Node, checker: Checker): boolean {
  if (!ts.isObjectLiteralExpression(object)) return false;
  const type = checker.getContextualType(object);
  return type !== undefined && PHRASES.test(checker.typeToString(type));
}

/**
 * Every id that an expression can have; `null` if its type doesn't say. A value that isn't a string is a phrase built
 * elsewhere.
 */
function valuesOf(expression: ts.Expression, checker: Checker): readonly string[] | null {
  if (ts.isConditionalExpression(expression)) {
    return both(valuesOf(expression.whenTrue, checker), valuesOf(expression.whenFalse, checker));
  }
  const type = checker.getTypeAtLocation(expression);
  const told = type === undefined ? [] : valuesOfType(type);
  if (told !== null || !ts.isTemplateExpression(expression)) return told;
  if (expression.templateSpans.some(({ literal }) => literal.text.includes('/'))) return [];
  return expression.templateSpans.reduce<readonly string[] | null>(
    (heads, span) => {
      const tails = valuesOf(span.expression, checker);
      if (heads === null || tails === null) return null;
      return heads.flatMap((head) => tails.map((tail) => head + tail + span.literal.text));
    },
    [expression.head.text],
  );
}

function both(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one === null || other === null ? null : [...one, ...other];
}

/** The string literals of a type. The words of sets have a `/` in their ids, and are checked with their set. */
function valuesOfType(type: Type): readonly string[] | null {
  if (type.isUnionType()) {
    return type.getTypes().map(valuesOfType).reduce(both, []);
  }
  if (type.isStringLiteralType()) return [type.value];
  if (type.isTemplateLiteralType()) return type.texts.some((text) => text.includes('/')) ? [] : null;
  return (type.flags & TypeFlags.StringLike) === 0 ? [] : null;
}
