interface Window {
  /** The class names of the elements that an animation has moved; set in the tests of reduced motion. */
  movedElements: string[];
}
