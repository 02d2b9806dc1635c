/** The methods that an API takes; what it does not know must not reach a library that might read its body late. */
import type { MiddlewareHandler } from 'hono';

/** Answers 405, naming those that are allowed, to every other method, and OPTIONS with nothing but their names. */
export function allowMethods(methods: readonly string[]): MiddlewareHandler {
  const allow = methods.join(', ');
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'OPTIONS') return context.body(null, 204, { allow });
    if (methods.includes(method)) return next();
    const message = `The method ${method.slice(0, 20)} is not supported here`;
    return context.json({ code: 'method_not_allowed', message }, 405, { allow });
  };
}
