import { expect, test } from 'vitest';
import { firstLoad, madeWith } from './first-load.ts';

const chunk = (fileName: string, change: object = {}) => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [] as string[],
  moduleIds: [] as string[],
  ...change,
});
const built = [
  chunk('index.js', { isEntry: true, imports: ['react.js'] }),
  chunk('react.js'),
  chunk('bold.js', { facadeModuleId: '/web/src/app/bold-screen.tsx', imports: ['drop.js'] }),
  chunk('drop.js', { imports: ['react.js'], moduleIds: ['/node_modules/yup/index.js'] }),
  chunk('forms.js', { moduleIds: ['/node_modules/react-hook-form/dist/index.js'] }),
];

test('the first load is the entry, the first screen, and everything that they import', () => {
  const files = firstLoad(built, 'bold-screen.tsx').map(({ fileName }) => fileName);
  expect(files.sort()).toEqual(['bold.js', 'drop.js', 'index.js', 'react.js']);
});

test('a package in the first load is found', () => {
  const chunks = firstLoad(built, 'bold-screen.tsx');
  expect(madeWith(chunks, ['yup', 'react-hook-form'])).toEqual(['yup']);
});
