interface Window {
  /** Finds faults of accessibility. Set only in the tests of the playground. */
  axe: typeof import('axe-core');
  /** The class names of the elements that an animation has moved. Set only in the tests of reduced motion. */
  movedElements: string[];
  /** The sockets that the app has opened. Set only in the WebKitGTK test of a lost connection. */
  recordedSockets: WebSocket[];
}
