/**
 * Replaces the class `Collection` of the npm package postman-collection. Prism always loads this package, but creates a
 * `Collection` only for a Postman collection, and this project has none.
 */
exports.Collection = class Collection {
  constructor() {
    throw new Error('Postman collections are not supported here: give Prism an OpenAPI document.');
  }
};
