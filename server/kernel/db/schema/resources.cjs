// drizzle-kit collects the tables that a module exports by name; these have their names from the contracts.
const { resourceTables } = require('./resources.ts');

module.exports = Object.fromEntries(resourceTables);
