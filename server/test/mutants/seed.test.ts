import { expect, test } from 'vitest';
import { inServer } from './mutant.ts';
import { seed } from './seed.ts';

function seeded(source: string, found: string, instead: string, place = 'f', file = 'a.ts') {
  const [mutant] = inServer('taps', file, { [place]: [['R301', 'a fault', found, instead]] });
  if (!mutant) throw new Error('There is no mutant.');
  return seed(mutant, source);
}

test('the text is searched in its place only, whatever its white space', () => {
  const source = 'const other = () => a + b;\nconst f = () =>\n  a +\n  b;';
  expect(seeded(source, 'a + b', 'a - b')).toBe(
    'const other = () => a + b;\nconst f = () =>\n  (mutantRan(), a - b);',
  );
});

test('members, local functions and the module are places', () => {
  const source = 'class C { #m() { return 1; } }\nfunction f() { const g = () => 2; }\nrun(3);';
  expect(seeded(source, '1', '4', 'C.m')).toContain('return (mutantRan(), 4);');
  expect(seeded(source, '2', '4', 'f.g')).toContain('() => (mutantRan(), 4);');
  expect(seeded(source, '3', '4', 'module')).toContain('run((mutantRan(), 4));');
});

test('a place or a text that is missing or occurs twice is refused', () => {
  const source = 'const f = () => 1 + 1;\nconst g = () => 2;';
  expect(() => seeded(source, '2', '3')).toThrow('a.ts must have exactly one "2" in f.');
  expect(() => seeded(source, '1', '3')).toThrow('a.ts must have exactly one "1" in f.');
  expect(() => seeded(source, '1', '3', 'h')).toThrow(
    'a.ts must declare "h" exactly once (found 0).',
  );
  expect(() => seeded(`${source}${source}`, '2', '3', 'g')).toThrow('exactly once (found 2)');
});

test('a fault that does not parse is refused', () => {
  expect(() => seeded('const f = () => a;', 'a', 'a +')).toThrow('a.ts cannot be parsed');
});

test.each([
  ['f = () => a && b(c)', 'b(c)', 'b(d)', 'f = () => a && b((mutantRan(), d))'],
  ['f = () => a !== b', 'b', 'b && c', 'f = () => (mutantRan(), a !== b && c)'],
  ['f = () => { a(); b(); }', 'b();', '', 'f = () => { a(); mutantRan();  }'],
  ['f = () => { if (a) throw b; }', 'if (a) throw b;', '', 'f = () => { mutantRan();  }'],
  ['f = async () => await a.b().c()', '.b()', '', 'f = async () => await (mutantRan(), a).c()'],
  ['f = () => ({ a: 1, b: 2 })', 'b: 2', '', 'f = () => ((mutantRan(), { a: 1,  }))'],
  [
    'f = () => { if (a) b(); }',
    'if (a)',
    'if (c) return; if (a)',
    'f = () => { mutantRan(); if (c) return; if (a) b(); }',
  ],
  ['f = ({ a }) => a', '{ a }', '{ b: a }', 'f = ({ b: a }) => (mutantRan(), a)'],
  ['f = (a) => { b(); }', 'a', 'a, _ = 1', 'f = (a, _ = 1) => { mutantRan(); b(); }'],
  ['f = 1, g = () => f', '1', '2', 'f = 2, g = () => (mutantRan(), f)'],
  ['f = { a: 1 }, g = () => f.a', '1', '2', 'f = { a: 2 }, g = () => (mutantRan(), f).a'],
  ['f = 1, g = f', '1', '2', 'f = (mutantRan(), 2), g = f'],
])('const %s: the smallest expression or statement around the change reports', (...row) => {
  const [source, found, instead, expected] = row;
  expect(seeded(`const ${source};`, found, instead)).toBe(`const ${expected};`);
});

test('a function of a migration reports before the changed statement', () => {
  const source =
    'create function f() returns int as $$\nbegin\n  a := 1;\n  if b < 2 then\n    c := 3;\n  end if;\nend $$;\n' +
    'create unique index i on t (lower(n));\n';
  const sql = (found: string, instead: string, place: string) =>
    seeded(source, found, instead, place, 'a.sql');
  expect(sql('b < 2', 'b < 3', 'f')).toMatch(/:= 1;\s+perform mutantRan\(\);\s+if b < 3 then/);
  expect(sql('c := 3', 'c := 4', 'f')).toMatch(/then\s+perform mutantRan\(\);\s+c := 4;/);
  expect(sql('lower(n)', 'n', 'index i')).toContain(
    'select mutantRan();\ncreate unique index i on t (n);',
  );
});
