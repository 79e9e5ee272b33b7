/* global importScripts */
importScripts('/sw.js');
