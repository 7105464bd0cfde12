import { childrenOf, contains, isFunction, nameOf, type Span, type Step } from './syntax.ts';

export type Insertion = { at: number; text: string };

/** A call that is inserted where the code was changed. The call reports that the changed code runs. */
export const probe = 'mutantRan()';

/**
 * For each type of syntax node, the properties that contain expressions. A probe turns such an expression into `(probe,
 * expression)`.
 */
const valueKeys: Record<string, string[]> = {
  ArrayExpression: ['elements'],
  ArrowFunctionExpression: ['body'],
  AssignmentExpression: ['right'],
  AssignmentPattern: ['right'],
  AwaitExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['arguments'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  ExpressionStatement: ['expression'],
  ForOfStatement: ['right'],
  IfStatement: ['test'],
  MemberExpression: ['object'],
  LogicalExpression: ['left', 'right'],
  NewExpression: ['arguments'],
  ParenthesizedExpression: ['expression'],
  Property: ['value'],
  PropertyDefinition: ['value'],
  ReturnStatement: ['argument'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
  ThrowStatement: ['argument'],
  TSAsExpression: ['expression'],
  VariableDeclarator: ['init'],
};
const statementLists = ['Program.body', 'BlockStatement.body', 'SwitchCase.consequent'];
const noValue = ['SpreadElement', 'BlockStatement', 'PrivateIdentifier', 'ArrowFunctionExpression'];

function pathTo(program: Step['node'], span: Span): Step[] {
  const path: Step[] = [{ node: program, key: '' }];
  for (let last: Step | undefined = path[0]; last; ) {
    const { node } = last;
    last = childrenOf(node).find((child) => contains(child.node, span));
    if (last) path.push(last);
  }
  return path;
}

/**
 * Returns the insertions that add a probe to the smallest expression or statement around the span. If the span declares
 * a constant of the module, the probe is added to each use of the constant in a function instead.
 */
export function placeProbe(program: Step['node'], span: Span): Insertion[] {
  const path = pathTo(program, span);
  const uses = path.some(({ node }) => isFunction(node)) ? [] : usesOf(program, path);
  if (uses.length > 0) return uses.flatMap(wrap);
  const last = path.at(-1)?.node;
  if (last?.type === 'BlockStatement') {
    // If the change removed a statement, the span is empty and lies between the others.
    const touched = childrenOf(last).find(({ node }) => node.end > span.start);
    const at = touched && touched.node.start < span.end ? touched.node.start : span.start;
    return [{ at, text: `${probe}; ` }];
  }
  for (let at = path.length - 1; at > 0; at -= 1) {
    const step = path[at];
    const parent = path[at - 1];
    if (!step || !parent) break;
    if (isValue(step, parent, path[at - 2])) return wrap(step.node);
    if (statementLists.includes(`${parent.node.type}.${step.key}`)) {
      return [{ at: step.node.start, text: `${probe}; ` }];
    }
    // If the span is in the parameters of a function, the probe is at the start of the function's body.
    if (isFunction(step.node)) return probeBody(step.node);
  }
  return [{ at: 0, text: `${probe}; ` }];
}

const wrap = ({ start, end }: Span): Insertion[] => [
  { at: start, text: `(${probe}, ` },
  { at: end, text: ')' },
];

function probeBody(node: Step['node']): Insertion[] {
  const body = childrenOf(node).find(({ key }) => key === 'body')?.node;
  if (!body) return [];
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: ` ${probe};` }];
  return wrap(body);
}

function isValue({ node, key }: Step, parent: Step, above?: Step): boolean {
  if (noValue.includes(node.type) || !valueKeys[parent.node.type]?.includes(key)) return false;
  // A member expression inside a chain such as `a.b().c` cannot be wrapped, only its first identifier can.
  if (parent.node.type === 'MemberExpression') return node.type === 'Identifier';
  if (parent.node.type !== 'Property') return true;
  return above?.node.type === 'ObjectExpression' && !parent.node.shorthand && !parent.node.method;
}

/**
 * Returns the spans where functions use the constant that `path` declares. Returns an empty list if `path` declares no
 * constant, or if the constant is exported.
 */
function usesOf(program: Step['node'], path: Step[]): Span[] {
  const declarator = path.find(({ node }) => node.type === 'VariableDeclarator')?.node;
  const name = nameOf(declarator?.id);
  const isExported = path.some(({ node }) => node.type.startsWith('Export'));
  if (name === undefined || isExported) return [];
  const uses: Span[] = [];
  const visit = (trail: Step[], isInFunction: boolean) => {
    const [step, parent, above] = trail;
    if (!step) return;
    if (isInFunction && parent && nameOf(step.node) === name && isValue(step, parent, above))
      uses.push(step.node);
    for (const child of childrenOf(step.node))
      visit([child, step, ...(parent ? [parent] : [])], isInFunction || isFunction(step.node));
  };
  visit([{ node: program, key: '' }], false);
  return uses;
}
