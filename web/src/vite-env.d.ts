/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The URL path, `/…/`, of a folder that contains `<country id>.svg` for each country. */
  readonly FLAGS_PATH: string;
}
