import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/*/schema/*.ts',
    './server/kernel/db/schema/*.ts',
    './server/kernel/db/schema/resources.cjs',
  ],
  out: './server/kernel/db/migrations',
});
