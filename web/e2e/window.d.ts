interface Window {
  /** The class names of the elements that an animation has moved; present in the tests of less motion. */
  movedElements: string[];
}
