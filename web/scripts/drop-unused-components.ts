import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = .*;$/gm;
const componentCall = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets a build drop the components of React Router that the app does not use, such as its forms. The bundler keeps a
 * component that has a display name, or that a function without a mark of purity made.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'bold-drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      // Without a source map of its own: every line stays where it is.
      handler: (code) => ({
        code: code.replace(displayName, '').replace(componentCall, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
