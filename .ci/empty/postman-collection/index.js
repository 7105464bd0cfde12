/** Prism loads this package always and calls it for Postman collections only. */
exports.Collection = class Collection {
  constructor() {
    throw new Error('Postman collections are not supported here: give Prism an OpenAPI document.');
  }
};
