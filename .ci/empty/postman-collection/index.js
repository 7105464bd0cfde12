/** Replaces the npm package postman-collection. Prism always loads it, but needs it only for Postman files. */
exports.Collection = class Collection {
  constructor() {
    throw new Error('Postman collections are not supported here: give Prism an OpenAPI document.');
  }
};
