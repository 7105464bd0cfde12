/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The URL path of the folder with the flags, `/…/`, which has a file `<country id>.svg` for each country. */
  readonly FLAGS_PATH: string;
}
