import { complaintCategory } from '#contract/content/categories.ts';
import type { Feature } from '#server/app/feature.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { galleries } from './gallery/resource.ts';
import { galleryRoutes } from './gallery/routes.ts';

export const content: Feature = {
  routes: [galleryRoutes],
  records: {
    // Every list of complaints shows their names.
    [complaintCategory.name]: { written: ({ afterCommit, db }) => afterCommit(() => namesChanged(db)) },
    [galleries.contract.name]: galleries.rules,
  },
};
