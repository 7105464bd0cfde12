const neverCaused = 'No check of the kit can bring a server into this case.';
const ofNode = "Node's HTTP parser makes this choice before the code of the server runs.";
const deep = 'Only slow checks reach it (`--deep`), and the choices are tried without them.';

/** For each subject of chapters/rules.md, Choices, that no changed server tries, the reason. */
export const untriedChoices: Readonly<Record<string, string>> = {
  'The limits of live messages and of open sockets':
    'A run of the kit needs one process, where both ways of counting are the same.',
  'A live connection whose client does not read':
    'How much waits depends on the buffers of the system. No check of the kit stops reading.',
  'The limit of an address': 'A run of the kit raises this limit, so that no check reaches it.',
  'An incomplete body, if the request is refused anyway or its operation has no body': deep,
  'A connection without a byte': deep,
  'Raw bytes above 0x7F in a header or a URL': ofNode,
  'CORS headers outside `/api`, and with 408 for a late body':
    'The kit does not know a listed origin.',
  'SERVICE_UNAVAILABLE on the live connection': neverCaused,
  'A `seq` above an awaited one, if it was counted already or its session has expired': neverCaused,
  'Acknowledgements of batches before the message that closes the connection':
    'In the reference server it depends on the moment of the commit, so runs make both choices.',
  'Entries of `Payouts.held` with the same `first_until`':
    'The kit buys at different moments, and the currencies have different holds.',
  'Entries of `Payouts.paid` with the same `paid_at`':
    'The kit makes no payouts, because they need the operator and the chain.',
  'An invoice that a restored backup lacks, whose id proves what was sold':
    'The kit restores no backup.',
  'A call of the Bot API whose connection was closed before any response':
    "The kit's Bot API answers each call, or keeps its connection open.",
  "The bodies of the webhook's responses":
    'Tried together with the subject "Updates of the Bot API".',
  Currencies:
    'An option and not a change: mock/src/core-server.test.ts runs the kit on a server that sells nothing.',
  "A currency that is configured without its provider's token, its address or its API":
    'The kit does not configure the server.',
  "Init data that the bot's previous token signed": 'The kit knows one token.',
};
