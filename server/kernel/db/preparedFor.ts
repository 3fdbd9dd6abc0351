/**
 * Builds a statement once per database. drizzle takes longer to build some statements than the database to answer them.
 */
export function preparedFor<D extends object, S>(prepare: (db: D) => S): (db: D) => S {
  const known = new WeakMap<D, S>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
