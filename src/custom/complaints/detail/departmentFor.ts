import { departmentFor as departmentOf } from '#contract/contacts/departmentFor.ts';
import type { Option } from '#src/components/form/useOptions.ts';

/** Finds the same department in every language of the screen. */
const plainName = ({ label, names: [plain] = [] }: Option) => plain ?? label;

/** The department of a category, among the options of a select. */
export const departmentFor = (
  category: string,
  departments: readonly Option[],
  lastDepartment: number | null = null,
): number | undefined =>
  departmentOf(
    category,
    departments.map((option) => ({ id: Number(option.value), name: plainName(option) })),
    lastDepartment,
  );
