// zod would try out eval for each schema, which the content security policy reports; it reads this when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
