import './load-database.ts';
import './load-font.ts';
import { App } from '@anwurf/ui/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { webPlatform } from './web-platform.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

createRoot(root).render(
  <StrictMode>
    <App platform={webPlatform()} />
  </StrictMode>,
);
