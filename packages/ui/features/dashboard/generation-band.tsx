import { Banner } from '../../kit/banner.tsx';
import { Link } from '../../kit/link.tsx';

/** While the first plan is being made. */
export function GenerationBand() {
  return (
    <Banner>
      Dein Plan entsteht. Du kannst die App schließen, der Plan wartet auf dich.
      <br />
      <Link href="/loading?source=new-plan">Stand ansehen</Link>
    </Banner>
  );
}
