/** A statement that many calls make, put together once for each database: drizzle takes longer for it than some take to be answered. */
export function preparedFor<D extends object, S>(prepare: (db: D) => S): (db: D) => S {
  const known = new WeakMap<D, S>();
  return (db) => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
