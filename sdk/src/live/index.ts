// The live connection: every tap reaches the server exactly once.
export type { Batch, BatchId, BatchStorage } from './batch.ts';
export { LiveConnection, type LiveOptions } from './live-connection.ts';
export type { LiveEvent } from './live-event.ts';
export { liveUrl } from './live-url.ts';
export type { SocketPort } from './reconnecting-socket.ts';
export { realSchedule, type Schedule } from './schedule.ts';
export { type StartLocks, webBatchStorage } from './web-batch-storage.ts';
