import { fileRoutes } from '#server/kernel/http/downloads.ts';
import { systemRoutes } from '#server/kernel/http/health.ts';
import type { App, Serve, Services } from '#server/kernel/http/serve.ts';
import { complaintPdfRoutes, pdfLinkRoutes } from '#server/kernel/pdf/routes.ts';
import { crudRoutes } from '#server/kernel/records/routes.ts';
import { allFeatures } from './features.ts';

/** Every group of handlers; together they serve every call of the contract. */
export const routes: readonly ((serve: Serve, services: Services) => void)[] = [
  systemRoutes,
  crudRoutes(Object.assign({}, ...allFeatures.map(({ records }) => records))),
  complaintPdfRoutes,
  ...allFeatures.flatMap(({ routes = [] }) =>
    routes.map((add) => (serve: Serve, services: Services) => add(serve, services, allFeatures)),
  ),
];

/** Signed links, outside the contract: a browser opens them without a token. */
export const linkRoutes: readonly ((app: App, services: Services) => void)[] = [
  fileRoutes,
  pdfLinkRoutes,
  ...allFeatures.flatMap(({ links = [] }) => links),
];

/** Public pages, below the API and, for the shortest addresses, at the root. */
export const pageRoutes = allFeatures.flatMap(({ pages = [] }) => pages);
