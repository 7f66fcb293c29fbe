import type { Import } from './imports';

interface Rule {
  name: string;
  breaks(each: Import): boolean;
  /** What to do instead: the end of the message. */
  instead: string;
  /** An import that the rule refuses, to prove that it still works. */
  refuses: [from: string, to: string];
}

const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isPackage = (to: string) => !/^(shared|functions|infra|web|tests)(\/|$)/.test(to);
const isOf = (to: string, ...packages: string[]) =>
  packages.some((name) => to === name || to.startsWith(`${name}/`));
const partOf = (path: string, index: number) => path.split('/')[index] ?? '';
const isSdk = (to: string) => isOf(to, '@aws-sdk', '@smithy');

/** They read and write rows like the areas do, without a Lambda around them. */
const rowUsers = ['infra/operator', 'infra/local/seed'];

/** They make what an area reads: the models it hears with, and the food table. */
const makers = ['infra/understanding', 'infra/foods'];

/** Pure rules that one area keeps and others reckon with: no clock, no storage, no service. */
const isPure = (path: string) =>
  /^functions\/[\w-]+\/rules\//.test(path) ||
  inside(path, 'functions/training/planner', 'functions/exercises/library', 'functions/understanding');

/** Where a function is put together. */
const isRoot = (from: string) => /^functions\/[\w-]+\/lambda\.ts$/.test(from);

/** Who may import what. Tests are free, except where `tests` itself is named. */
export const rules: Rule[] = [
  {
    name: 'shared imports zod and itself only',
    breaks: ({ from, to }) => {
      if (!inside(from, 'shared')) return false;
      if (isPackage(to)) return !isOf(to, 'zod', 'three');
      return !inside(to, 'shared');
    },
    instead: 'move the code to the side that needs it',
    refuses: ['shared/rules/awards.ts', 'node:crypto'],
  },
  {
    name: 'web and functions never import each other, nor infra',
    breaks: ({ from, to }) =>
      (inside(from, 'web') && inside(to, 'functions', 'infra')) ||
      (inside(from, 'functions') && inside(to, 'web', 'infra')),
    instead: 'put what both sides need into shared',
    refuses: ['web/lib/api/call.ts', 'functions/points/award'],
  },
  {
    name: 'functions know no screens',
    breaks: ({ from, to }) => inside(from, 'functions') && /^react(-|\/|$)/.test(to),
    instead: 'answer with data and let the browser draw it',
    refuses: ['functions/points/routes.ts', 'react-dom/server'],
  },
  {
    name: 'the browser reaches the server over HTTP and sockets only',
    breaks: ({ from, to }) =>
      inside(from, 'web') &&
      (isSdk(to) ||
        isOf(to, 'aws-amplify/api', 'aws-amplify/data', 'aws-amplify/storage', 'aws-amplify/analytics')),
    instead: 'use web/lib/api with a contract from shared',
    refuses: ['web/lib/session.ts', '@aws-sdk/client-dynamodb'],
  },
  {
    name: "infra imports shared and the manifest; the local cloud also observes the functions' clients",
    breaks: ({ from, to }) =>
      inside(from, 'infra') &&
      inside(to, 'functions') &&
      !/^functions\/(manifest|manifest-types|tables)$/.test(to) &&
      !(inside(from, 'infra/local') && to === 'functions/platform/clients') &&
      !(
        inside(from, ...makers) &&
        (isPure(to) || /^functions\/nutrition\/foods\/(?:compact-rows|traits)$/.test(to))
      ) &&
      !inside(from, ...rowUsers),
    instead: 'describe it in the area.ts of its area',
    refuses: ['infra/app-stack.ts', 'functions/points/lambda'],
  },
  {
    name: 'operator commands and the seed reach rows by the repositories of the areas, and their pure rules; and secrets',
    breaks: ({ from, to }) =>
      inside(from, ...rowUsers) &&
      inside(to, 'functions') &&
      !/^functions\/(manifest|manifest-types|tables)$/.test(to) &&
      !/^functions\/[\w-]+\/([\w-]+-repository|public)$/.test(to) &&
      !isPure(to) &&
      !/^functions\/platform\/(clock|ids|pseudonym|secret|secrets-manager|outbox\/outbox-item|storage\/[\w-]+)$/.test(
        to,
      ),
    instead: 'write it with a method of that repository, or call the API',
    refuses: ['infra/local/seed/seed.ts', 'functions/points/award-activity'],
  },
  {
    name: 'an area reaches another one by its public.ts, by its pure rules or by an event',
    breaks: ({ from, to }) => {
      if (!inside(from, 'functions') || !inside(to, 'functions') || from.split('/').length < 3) return false;
      const area = partOf(to, 1);
      if (
        area === partOf(from, 1) ||
        ['platform', 'ai', 'tables', 'manifest-types', 'planner-tables'].includes(area)
      )
        return false;
      // A function that serves several areas is composed of their routes.
      if (isRoot(from) && partOf(to, 2) === 'api') return false;
      return partOf(to, 2) !== 'public' && !isPure(to);
    },
    instead: "export a query or a transaction item from that area's public.ts, or hear its event",
    refuses: ['functions/friends/list-friends.ts', 'functions/points/points-repository'],
  },
  {
    name: 'pure rules know shared and one another only',
    breaks: ({ from, to }) =>
      isPure(from) && !(isPackage(to) ? isOf(to, 'zod') : inside(to, 'shared') || isPure(to)),
    instead: 'pass what it needs as a parameter',
    refuses: ['functions/training/planner/plan-session.ts', 'functions/platform/clock'],
  },
  {
    name: 'an area is declared as data',
    breaks: ({ from, to }) =>
      /^functions\/[\w-]+\/area\.ts$/.test(from) &&
      !inside(to, 'shared/contracts') &&
      !/^functions\/(manifest-types|planner-tables|[\w-]+\/photos\/bucket)$/.test(to),
    instead: 'name modules by their path: infra and the local runtime load the declaration, not the code',
    refuses: ['functions/points/area.ts', 'functions/points/points-repository'],
  },
  {
    name: 'platform knows no area',
    breaks: ({ from, to }) =>
      inside(from, 'functions/platform') &&
      inside(to, 'functions') &&
      !inside(to, 'functions/platform') &&
      to !== 'functions/manifest-types',
    instead: 'pass what it needs as a parameter',
    refuses: ['functions/platform/clients.ts', 'functions/points/public'],
  },
  {
    name: 'the AWS SDK appears in platform, repositories and composition roots only',
    breaks: ({ from, to }) =>
      inside(from, 'functions') &&
      isSdk(to) &&
      !inside(from, 'functions/platform') &&
      !/(-repository|\/lambda)\.ts$/.test(from),
    instead: 'move the call into the repository',
    refuses: ['functions/points/award.ts', '@aws-sdk/lib-dynamodb'],
  },
  {
    name: 'the model knows no coach',
    breaks: ({ from, to }) => inside(from, 'functions/ai') && inside(to, 'functions/coach'),
    instead: 'pass what it needs as a parameter: whoever asks a model brings the prompt and the format',
    refuses: ['functions/ai/ask-model.ts', 'functions/coach/prompt'],
  },
  {
    name: 'the model is asked in functions/ai only',
    breaks: ({ from, to }) => isOf(to, 'openai') && !inside(from, 'functions/ai', 'tests'),
    instead: 'ask by what functions/ai offers: it keeps budget and format',
    refuses: ['functions/coach/send-message.ts', 'openai'],
  },
  {
    name: 'a feature imports no other feature and nothing of app',
    breaks: ({ from, to }) =>
      inside(from, 'web/features') &&
      (inside(to, 'web/app') || (inside(to, 'web/features') && partOf(to, 2) !== partOf(from, 2))),
    instead: 'let the page compose them and pass what is needed',
    refuses: ['web/features/coach/chat.tsx', 'web/features/workouts/player'],
  },
  {
    name: 'ui and lib know neither features nor pages',
    breaks: ({ from, to }) => inside(from, 'web/ui', 'web/lib') && inside(to, 'web/features', 'web/app'),
    instead: 'pass it as a property',
    refuses: ['web/ui/button.tsx', 'web/app/paths'],
  },
  {
    name: 'ui primitives know no router, query or product rules',
    breaks: ({ from, to }) =>
      inside(from, 'web/ui') &&
      (/^(react-router|@tanstack\/(react-query|query-core))/.test(to) ||
        inside(to, 'shared/rules', 'shared/contracts')),
    instead: 'pass it as a property',
    refuses: ['web/ui/button.tsx', 'react-router-dom'],
  },
  {
    name: 'motion knows no figure: how a body moves is told without what it looks like',
    breaks: ({ from, to }) => inside(from, 'shared/avatar/motion') && inside(to, 'shared/avatar/figure'),
    instead: 'pass joints or a pose to the figure',
    refuses: ['shared/avatar/motion/motion.ts', 'shared/avatar/figure/body/looks'],
  },
  {
    name: 'three is loaded by the figure, the math of the rig, the dance game and the coach stage only',
    breaks: ({ from, to }) =>
      isOf(to, 'three') &&
      !inside(
        from,
        'shared/avatar/figure',
        'shared/avatar/motion/rig',
        'infra/motion',
        'web/lib/pose',
        'web/features/dance',
        'web/features/coach-stage',
      ),
    instead: 'use the rendered clip or still',
    refuses: ['shared/avatar/motion/motion.ts', 'three/addons/math/Octree.js'],
  },
  {
    name: 'source never imports tests',
    breaks: ({ from, to }) => inside(to, 'tests') && !inside(from, 'tests'),
    instead: 'move it out of tests',
    refuses: ['infra/local/start.ts', 'tests/support/app'],
  },
];
