export { Problem, problemReply, type Reply, validationFailed } from './problem.ts';
export { rawReply, unreadableRequest } from './raw-reply.ts';
export { type Frame, readFrame } from './read-frame.ts';
export { replyFault } from './reply-fault.ts';
export {
  type IncomingRequest,
  inputReader,
  parseJson,
  payloadTooLarge,
  type ValidInput,
} from './validate-input.ts';
export { type ContractCheck, contractCheck, escapePointer } from './validate-schema.ts';
