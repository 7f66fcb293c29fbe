// zod would otherwise try eval for each schema, which the content security policy reports; it reads this setting when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
