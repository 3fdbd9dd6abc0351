/** Files to import: one area, one holiday, and no complaint. */
export const table = (name: string) =>
  new File([`parliament,assembly,mandal,area\nP1,A1,M1,${name}\n`], 'areas.csv', { type: 'text/csv' });
export const cases = () =>
  new File(['date,category,area,name,phone,details\n'], 'cases.csv', { type: 'text/csv' });
export const holidays = () => new File(['day,name\n2027-03-09,Holi\n'], 'days.csv', { type: 'text/csv' });
