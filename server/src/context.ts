import type { Middleware as KoaMiddleware, Next, ParameterizedContext } from 'koa';

type State = {
  /** The middleware `requestId` sets this property before any other code reads it. */
  requestId: string;
  operationId?: string;
  userId?: number;
};

export type Context = ParameterizedContext<State, object>;
export type Middleware = KoaMiddleware<State, object>;

/** The context of a request that a route has matched. */
export type RoutedContext = Context & { params: Record<string, string> };
export type RoutedMiddleware = (ctx: RoutedContext, next: Next) => Promise<unknown>;
