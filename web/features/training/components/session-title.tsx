/** 'Legs and core, easy on your knees': the first part is emphasized. */
export function SessionTitle({ title }: { title: string }) {
  const [about = '', ...how] = title.split(', ');
  if (how.length === 0) return <>{about}</>;
  return (
    <>
      {about},{' '}
      <span className="inline-block text-lead leading-snug font-bold tracking-title">{how.join(', ')}</span>
    </>
  );
}
