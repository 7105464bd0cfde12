/** Replaces a class that Prism always loads but creates only for Postman collections, which are not supported here. */
exports.Collection = class Collection {
  constructor() {
    throw new Error('Postman collections are not supported here: give Prism an OpenAPI document.');
  }
};
