/** Files to import: one area, and no grievance. */
export const table = (name: string) =>
  new File([`parliament,assembly,mandal,area\nP1,A1,M1,${name}\n`], 'areas.csv', { type: 'text/csv' });
export const cases = () =>
  new File(['date,category,area,name,phone,details\n'], 'cases.csv', { type: 'text/csv' });
