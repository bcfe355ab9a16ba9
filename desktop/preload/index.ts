// The preload script: runs in the page's sandbox, in an isolated world, and may only use contextBridge and ipcRenderer.
import { contextBridge, ipcRenderer } from 'electron';
import { exposeBridge } from './expose-bridge.ts';

exposeBridge({ contextBridge, ipcRenderer });
