/// <reference types="vite/client" />

interface ImportMetaEnv {
  /**
   * The URL path of the folder with the flags, in the form `/…/`. The folder contains a file `<country id>.svg` for
   * each country.
   */
  readonly FLAGS_PATH: string;
}
