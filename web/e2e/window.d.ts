interface Window {
  /** The class names of the elements that an animation has moved. Only the tests of reduced motion set it. */
  movedElements: string[];
}
