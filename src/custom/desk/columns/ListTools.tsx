import SavedViews from '../views/SavedViews.tsx';
import ColumnChooser from './ColumnChooser.tsx';

/** What the desk adds to the toolbar of a list, in one file. */
export default function ListTools() {
  return (
    <>
      <SavedViews />
      <ColumnChooser />
    </>
  );
}
