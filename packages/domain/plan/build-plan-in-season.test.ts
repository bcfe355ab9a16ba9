import { describePlansOf } from './plan-properties.ts';

describePlansOf('Wettkampfphase');
