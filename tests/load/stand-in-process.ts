import { ElectricStandIn } from '../electric-stand-in/electric-stand-in.ts';

// A process of its own: beside the devices its work would be counted as their waiting. It ends with whoever forked it.
const [databaseUrl = ''] = process.argv.slice(2);
const standIn = await ElectricStandIn.start(databaseUrl);
process.once('disconnect', () => {
  void standIn.stop().then(() => process.exit(0));
});
process.send?.({ url: standIn.url, secret: standIn.secret });
