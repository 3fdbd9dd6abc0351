import { departmentFor as departmentOf } from '#contract/contacts/departmentFor.ts';
import type { Option } from '#src/components/form/useOptions.ts';

/** Whatever the language of the screen, the same department is meant. */
const plainName = ({ label, names: [plain] = [] }: Option) => plain ?? label;

/** The department that a category is about, of those that a select offers. */
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
