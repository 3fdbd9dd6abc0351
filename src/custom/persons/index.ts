import type { Capability } from '#src/components/slots/capability.ts';

export const persons: Capability = {
  name: 'persons',
  settings: [
    {
      id: 'similar',
      words: 'office.similar',
      form: () => import('./similar/settings/SimilarPart.tsx'),
      value: () => import('./similar/settings/SimilarValue.tsx'),
    },
  ],
};
