import SavedViews from '../views/SavedViews.tsx';
import ColumnChooser from './ColumnChooser.tsx';

/** The desk's additions to a list's toolbar, in one file. */
export default function ListTools() {
  return (
    <>
      <SavedViews />
      <ColumnChooser />
    </>
  );
}
