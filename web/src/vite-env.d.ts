/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The folder of the flags, `/…/`: one `<country id>.svg` each. */
  readonly FLAGS_PATH: string;
}
