export const stylesheet = `
:root { --line: color-mix(in srgb, CanvasText 18%, Canvas); --quiet: color-mix(in srgb, CanvasText 65%, Canvas); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: CanvasText; background: Canvas; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 1rem; border-bottom: 1px solid var(--line); font-size: .9rem; }
main { max-width: 60rem; padding: 1rem; margin: 0 auto; overflow-wrap: anywhere; }
section { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
section:target { outline: 3px solid Highlight; outline-offset: .5rem; }
h2 { margin-top: 3rem; font-size: 1.6rem; }
h3 { font-size: 1.05rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { border: 1px solid var(--line); padding: .35rem .5rem; text-align: left; vertical-align: top; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .85rem; }
code { font-family: ui-monospace, monospace; }
.quiet { color: var(--quiet); font-size: .9rem; }
@media (min-width: 75rem) {
  nav { position: fixed; inset: 0 auto 0 0; width: 14rem; flex-flow: column nowrap; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { margin-left: 16rem; }
}
`;
