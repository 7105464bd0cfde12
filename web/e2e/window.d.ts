interface Window {
  /** The class names of the elements that an animation has moved. Only the tests of reduced motion set it. */
  movedElements: string[];
  /** The sockets that the app has opened. Only the journey of a lost connection in WebKitGTK sets it. */
  recordedSockets: WebSocket[];
}
